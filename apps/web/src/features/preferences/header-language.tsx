import { lazy, type ReactNode } from 'react';
import { Late } from '../../lib/parts/late.tsx';
import { part } from '../../lib/parts/lazy-part.ts';
import { useSite } from '../../lib/site/site.ts';

const LanguageTool = lazy(part(() => import('./language-tool.tsx')));

/** The place of the language switch in the header; none for a single language. */
export function HeaderLanguage(): ReactNode {
  const { languages } = useSite().settings;
  if (languages.length < 2) return null;
  return (
    <span className="size-11">
      <Late>
        <LanguageTool />
      </Late>
    </span>
  );
}
