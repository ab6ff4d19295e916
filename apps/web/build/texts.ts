import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Access, endpointList, refusalsOf } from '@lantern/contracts';
import { features, languages, shellFeatures } from '@lantern/locales';
import type { Plugin } from 'vite';

const name = 'virtual:texts';
const folder = path.dirname(fileURLToPath(import.meta.resolve('@lantern/locales')));

const pathOf = (language: string, feature: string) =>
  path.join(folder, language, `${feature}.json`);
const fileOf = (language: string, feature: string) => JSON.stringify(pathOf(language, feature));

const ofPages: readonly Access[] = ['public', 'session', 'member'];
const ofPageCalls = new Set<string>(
  endpointList.filter(({ access }) => ofPages.includes(access)).flatMap(refusalsOf),
);

/**
 * The refusals that visitors and members can get; those of staff, vendors and gateways are left
 * out.
 */
function errorTexts(language: string): string {
  const all = JSON.parse(readFileSync(pathOf(language, 'error'), 'utf8')) as Record<string, string>;
  return JSON.stringify(
    Object.fromEntries(Object.entries(all).filter(([code]) => ofPageCalls.has(code))),
  );
}

/** The texts of refusals are filtered, all others are the file itself. */
const moduleOf = (language: string, feature: string) =>
  feature === 'error' ? JSON.stringify(`${name}/${language}/error`) : fileOf(language, feature);

const listOfLanguages = () =>
  `export const texts = { ${languages
    .map(
      (language) =>
        `${JSON.stringify(language)}: () => import(${JSON.stringify(`${name}/${language}`)})`,
    )
    .join(', ')} };`;

/**
 * The texts of every page are in the language's own file; each other feature is a separate file.
 */
function textsOf(language: string): string {
  const shell = shellFeatures.map(
    (feature, at) => `import shell${at} from ${fileOf(language, feature)};`,
  );
  const known = shellFeatures.map((feature, at) => `${JSON.stringify(feature)}: () => shell${at}`);
  const later = features
    .filter((feature) => !shellFeatures.some((one) => one === feature))
    .map(
      (feature) =>
        `${JSON.stringify(feature)}: () => ` +
        `import(${moduleOf(language, feature)}).then((file) => file.default)`,
    );
  return `${shell.join('\n')}\nexport const featureTexts = { ${[...known, ...later].join(', ')} };`;
}

/**
 * The texts as modules: a list of languages that every page has, and for each language one module
 * with what every page says. A list of all the files would be longer than the texts of a page.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${name}`) return listOfLanguages();
      const [, path] = id.split(`\0${name}/`);
      if (path === undefined) return undefined;
      const [language = '', feature] = path.split('/');
      if (feature === undefined) return textsOf(language);
      this.addWatchFile(pathOf(language, feature));
      return `export default ${errorTexts(language)};`;
    },
  };
}
