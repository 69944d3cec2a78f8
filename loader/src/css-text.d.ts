/** The build turns a style sheet into text with places for what is set: `var(--name)` (rollup.config.mjs). */
declare module '*.css' {
  export const css: (colour: string, ink: string, x: string, y: string | undefined) => string;
}
