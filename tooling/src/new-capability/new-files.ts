import { languages } from '@lantern/locales';
import type { Names } from './names.ts';

type Files = Readonly<Record<string, string>>;

const contract = ({ file, value }: Names): Files => ({
  [`packages/contracts/src/capabilities/${file}.ts`]: `import { capability } from './capability.ts';

export const ${value} = capability({
  name: '${file}',
  areas: { ${value}: { look: [], act: [] } },
});
`,
  [`packages/contracts/src/${file}.ts`]: `// Its calls: one exported \`endpoint({...})\` each.
export {};
`,
});

const api = ({ file, value, type }: Names): Files => ({
  [`apps/api/src/modules/${file}/context.ts`]: `import type { Data } from '../../contexts.ts';

export type ${type}Context = Data;
`,
  [`apps/api/src/modules/${file}/manifest.ts`]: `import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { ${type}Context } from './context.ts';

export const ${value} = {
  declares: capabilities.${value},
  chaos: { none: 'does nothing yet' },
} as const satisfies Manifest<${type}Context>;
`,
});

const site = ({ file }: Names): Files => ({
  [`apps/web/src/features/${file}/manifest.ts`]: `\
import type { Overlays } from '../../lib/navigation/overlay-manifest.ts';

export const overlays: Overlays<never> = {};
`,
  ...Object.fromEntries(
    languages.map((language) => [`packages/locales/src/${language}/${file}.json`, '{}\n']),
  ),
});

const room = ({ file, value, type }: Names): Files => ({
  [`apps/console/src/rooms/${file}/${file}.tsx`]: `import { useTranslation } from 'react-i18next';
import { Room } from '../../parts/room.tsx';

export function ${type}Room() {
  const { t } = useTranslation();
  return <Room title={t('room.${file}')}>{null}</Room>;
}
`,
  [`apps/console/src/rooms/${file}/manifest.tsx`]: `import { Box } from 'lucide-react';
import type { RoomManifest } from '../../lib/room-manifest.ts';
import { ${type}Room } from './${file}.tsx';

export const ${value} = {
  name: '${file}',
  path: '/${file}',
  icon: Box,
  permission: '${value}.look',
  page: <${type}Room />,
  texts: { en: () => import('./texts/en.json'), vi: () => import('./texts/vi.json') },
} as const satisfies RoomManifest;
`,
});

const roomTexts = ({ file, title }: Names): Files =>
  Object.fromEntries(
    ['en', 'vi'].map((language) => [
      `apps/console/src/rooms/${file}/texts/${language}.json`,
      `${JSON.stringify({ room: { [file]: title } }, null, 2)}\n`,
    ]),
  );

/** The files of an empty capability, by their paths from the root of the repository. */
export const newFiles = (names: Names): Files => ({
  ...contract(names),
  ...api(names),
  ...site(names),
  ...room(names),
  ...roomTexts(names),
});
