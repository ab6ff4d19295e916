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
const toldToPages = new Set<string>(
  endpointList.filter(({ access }) => ofPages.includes(access)).flatMap(refusalsOf),
);

/**
 * What a visitor or a member can be told went wrong; what staff, vendors and gateways are told is
 * not for them to load.
 */
function errorTexts(language: string): string {
  const all = JSON.parse(readFileSync(pathOf(language, 'error'), 'utf8')) as Record<string, string>;
  return JSON.stringify(
    Object.fromEntries(Object.entries(all).filter(([code]) => toldToPages.has(code))),
  );
}

const listOfLanguages = () =>
  `export const texts = { ${languages
    .map(
      (language) =>
        `${JSON.stringify(language)}: () => import(${JSON.stringify(`${name}/${language}`)})`,
    )
    .join(', ')} };`;

/**
 * What every page says stands in the file of the language itself; each other feature is a file of
 * its own.
 */
function textsOf(language: string): string {
  const shell = shellFeatures.map((feature, at) =>
    feature === 'error'
      ? `const shell${at} = ${errorTexts(language)};`
      : `import shell${at} from ${fileOf(language, feature)};`,
  );
  const known = shellFeatures.map((feature, at) => `${JSON.stringify(feature)}: () => shell${at}`);
  const later = features
    .filter((feature) => !shellFeatures.some((one) => one === feature))
    .map(
      (feature) =>
        `${JSON.stringify(feature)}: () => import(${fileOf(language, feature)}).then((file) => file.default)`,
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
      const [, language] = id.split(`\0${name}/`);
      if (language !== undefined) this.addWatchFile(pathOf(language, 'error'));
      return language === undefined ? undefined : textsOf(language);
    },
  };
}
