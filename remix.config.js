/**
 * Remix options; vite.config.ts hands them to the plugin. Routes and the files they ignore are in app/routes.ts.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    // One cached 1 KB manifest beats a request for each page on a slow phone.
    v3_lazyRouteDiscovery: false,
    unstable_optimizeDeps: true,
  },
};
