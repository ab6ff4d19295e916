import { languages } from '@lantern/locales';
import { ErrorBlock, LogoMark } from '@lantern/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense, use } from 'react';
import { i18n, loadErrorTexts, startI18n } from '../lib/i18n/i18n.ts';
import { languageAmong } from '../lib/i18n/language.ts';
import { TroubleBlock } from '../lib/trouble/trouble-block.tsx';
import { TroubleBoundary } from '../lib/trouble/trouble-boundary.tsx';
import { Splash, SplashEnd } from './splash.tsx';

let guessed: Promise<boolean> | undefined;

/**
 * Without the brand's settings the language is a guess from the browser. Resolves to whether its
 * texts have loaded.
 */
function guessedTexts(): Promise<boolean> {
  const guess = languageAmong(languages) ?? 'en';
  guessed ??= (i18n.isInitialized ? Promise.resolve() : startI18n(guess)).then(loadErrorTexts).then(
    () => true,
    () => false,
  );
  return guessed;
}

function Trouble({ trouble, onRetry }: { trouble: unknown; onRetry: () => void }): ReactNode {
  if (use(guessedTexts())) return <TroubleBlock trouble={trouble} onRetry={onRetry} />;
  // Not even the texts can be fetched; the address is all there is to show.
  return (
    <ErrorBlock
      title={window.location.host}
      retry={{ label: '↻', onRetry: () => window.location.reload() }}
    />
  );
}

/**
 * What a visitor sees when the site cannot start. The brand is not known here, so there is a mark
 * and no name.
 */
export function StartTrouble({ children }: { children: ReactNode }): ReactNode {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <TroubleBoundary
      onRetry={reset}
      fallback={(trouble, retry) => (
        <div className="flex min-h-dvh flex-col">
          <SplashEnd />
          <div className="flex h-14 items-center bg-header px-4 lg:h-16">
            <LogoMark size={32} />
          </div>
          <main className="grid flex-1 place-items-center pb-20">
            <Suspense fallback={<Splash />}>
              <Trouble trouble={trouble} onRetry={retry} />
            </Suspense>
          </main>
        </div>
      )}
    >
      {children}
    </TroubleBoundary>
  );
}
