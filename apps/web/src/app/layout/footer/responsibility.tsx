import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { isTrial, useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site/site.ts';
import { Block, linkLook } from './block.tsx';

/** A prohibition sign around the minimum age. */
function AgeSign({ age }: { age: number }): ReactNode {
  const { t } = useTranslation('layout');
  return (
    <svg
      viewBox="0 0 64 64"
      width={64}
      height={64}
      role="img"
      aria-label={t('footer.ageText', { age })}
      className="shrink-0 text-danger"
    >
      <circle cx="32" cy="32" r="29" fill="none" stroke="currentColor" strokeWidth="5" />
      <circle cx="32" cy="32" r="23.5" className="fill-canvas" />
      <text
        x="32"
        y="39"
        textAnchor="middle"
        fontSize="20"
        fontWeight="800"
        fill="currentColor"
        direction="ltr"
        className="num font-display"
      >
        {t('footer.age', { age })}
      </text>
    </svg>
  );
}

/** From which age, and how to play so that it stays fun. */
export function Responsibility(): ReactNode {
  const { t } = useTranslation('layout');
  const { minimumAge } = useSite().settings;
  const session = useSession();
  const overlay = useOverlay();
  return (
    <Block title={t('footer.responsible')}>
      <div className="flex items-start gap-4">
        <AgeSign age={minimumAge} />
        <div className="max-w-prose text-body text-text-2">
          <p>
            <strong className="font-bold text-text">
              {t('footer.ageText', { age: minimumAge })}
            </strong>{' '}
            {t('footer.responsibleText')}
          </p>
          {session && !isTrial(session) && (
            <button
              type="button"
              className={linkLook}
              onClick={() => overlay.openCentre('protection')}
            >
              {t('footer.protection')}
            </button>
          )}
        </div>
      </div>
    </Block>
  );
}
