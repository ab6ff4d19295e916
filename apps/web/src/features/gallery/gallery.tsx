import type { ReactNode } from 'react';
import { ContentSamples } from './content-samples.tsx';
import { ControlSamples } from './control-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { arabic, english, type Words } from './words.ts';

interface PaneProps {
  name: string;
  theme: 'light' | 'dark';
  words: Words;
}

/** Every component in one theme and direction. */
function Pane({ name, theme, words }: PaneProps): ReactNode {
  return (
    <section
      aria-label={name}
      data-theme={theme}
      dir={words.locale === 'ar' ? 'rtl' : 'ltr'}
      lang={words.locale}
      className="flex min-w-0 flex-col gap-4 bg-canvas p-4 text-text"
    >
      <h2 dir="ltr" className="text-start text-h2">
        {name}
      </h2>
      <ControlSamples words={words} />
      <ContentSamples words={words} />
    </section>
  );
}

/**
 * All components of packages/ui side by side, for their developers: `/dev/ui`, in development
 * only.
 */
export function Gallery(): ReactNode {
  return (
    <main className="flex flex-col gap-4 bg-canvas">
      <h1 className="px-4 pt-4 text-h1">Components</h1>
      <div className="px-4">
        <OverlaySamples words={english} />
      </div>
      <div className="grid lg:grid-cols-3">
        <Pane name="Light" theme="light" words={english} />
        <Pane name="Dark" theme="dark" words={english} />
        <Pane name="Right to left" theme="light" words={arabic} />
      </div>
    </main>
  );
}
