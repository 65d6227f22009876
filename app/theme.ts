export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Where script keeps the choice. */
export const THEME_STORAGE_KEY = "repartee-theme";
