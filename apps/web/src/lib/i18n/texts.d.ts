/** The texts of the site, as build/texts.ts makes them of packages/locales. */
declare module 'virtual:texts' {
  type Texts = Record<string, unknown>;

  /** By language; each is fetched when it is asked for. */
  export const texts: Readonly<
    Record<
      string,
      () => Promise<{ featureTexts: Readonly<Record<string, () => Texts | Promise<Texts>>> }>
    >
  >;
}
