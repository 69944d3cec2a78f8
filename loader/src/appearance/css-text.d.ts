/** The build turns a style sheet into a function of the settings, which replace `var(--name)` (rollup.config.mjs). */
declare module '*.css' {
  export const css: (colours: [colour: string, ink: string], offset: string[]) => string;
}
