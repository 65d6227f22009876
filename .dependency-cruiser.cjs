/**
 * Who may import whom (HOUSE: routes → services → models → db). Type-only imports are exempt: they are gone before anything
 * is checked here. Tests may reach anywhere.
 */
const { readdirSync } = require("node:fs");

const TEST = "[.]test[.]tsx?$|^tests/";
const EDGE =
  "^app/(session|form|api|sse|ws|toast|http|guards|html-stream|not-found|theme|runtime|entry)[.](server|client)";
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const routeFolders = readdirSync("app/routes", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => escaped(name));

function rule(name, comment, from, to) {
  const pathNot = from.pathNot ? `${from.pathNot}|${TEST}` : TEST;
  return { name, comment, severity: "error", from: { ...from, pathNot }, to };
}

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      "nobody-imports-a-route",
      "A route is a door, not a room.",
      { path: "^(app|db)/|^server", pathNot: "^app/routes/" },
      { path: "^app/routes/" },
    ),
    rule(
      "one-file-routes-stand-alone",
      "Shared parts belong in components/, a service or a model.",
      { path: "^app/routes/[^/]+$" },
      { path: "^app/routes/" },
    ),
    ...routeFolders.map((folder) =>
      rule(
        `own-parts-only:${folder.replace(/\\/g, "")}`,
        "A screen's parts lie beside it and serve it alone.",
        { path: `^app/routes/${folder}/` },
        { path: "^app/routes/", pathNot: `^app/routes/${folder}/(?!route[.])` },
      ),
    ),
    rule(
      "components-are-browser-safe",
      "Components get data as props: only pure rules, schemas and types.",
      { path: "^app/components/" },
      {
        path: "[.]server[.]tsx?$|^app/services/|^db/",
        pathNot: "^app/services/[^/]+[.]schema[.]ts$",
      },
    ),
    rule(
      "ui-has-no-product-words",
      "components/ui/ would fit another product.",
      { path: "^app/components/ui/" },
      { path: "^app/(models|services|brand)" },
    ),
    rule(
      "services-do-not-know-the-edge",
      "Services never see a Request, a page or a component.",
      { path: "^app/services/" },
      { path: `^app/(routes|components|enhance)/|${EDGE}` },
    ),
    rule(
      "models-know-only-the-database",
      "Models are below services and the edge.",
      { path: "^app/models/" },
      { path: `^app/(routes|components|services|enhance)/|${EDGE}` },
    ),
    rule(
      "only-models-touch-the-database",
      "A service groups queries with store.atomic; everything else asks a model. runtime.server.ts migrates and seeds.",
      { path: "^app/", pathNot: "^app/models/|^app/runtime[.]server[.]ts$|^app/services/" },
      { path: "^db/", pathNot: "^db/singleton[.]server[.]ts$" },
    ),
    rule(
      "services-take-only-the-store",
      "Tables belong to models.",
      { path: "^app/services/" },
      { path: "^db/", pathNot: "^db/(store|singleton)[.]server[.]ts$|^db/store[.]ts$" },
    ),
    rule(
      "database-is-the-floor",
      "db/ knows the environment and pure rules, nothing above.",
      { path: "^db/" },
      {
        path: "^app/",
        pathNot: "^app/env[.]server[.]ts$|^app/models/(?!.*[.]server[.])",
      },
    ),
    rule(
      "built-in-engine-is-pure",
      "No clock, no network, no database: the same input gives the same words.",
      { path: "^app/services/ai/builtin/", pathNot: "[.]server[.]ts$" },
      {
        path: "[.]server[.]ts$|^(node:)?(fs|net|http|https|child_process|timers)",
      },
    ),
    rule(
      "server-takes-one-module-graph",
      "server.ts takes everything from the Remix build.",
      { path: "^server[.]ts$" },
      { path: "^(app|db)/" },
    ),
    rule(
      "no-development-package-in-the-product",
      "It is absent from the production image.",
      { path: "^(app|db)/", pathNot: "^app/routes[.]ts$|[.]d[.]ts$" },
      {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only", "npm"],
      },
    ),
    rule("everything-resolves", "The import leads nowhere.", {}, { couldNotResolve: true, pathNot: "^virtual:" }),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: false,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "[?](worker|url)" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
