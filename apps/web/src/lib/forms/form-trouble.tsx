import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useTroubleText } from '../trouble/trouble-text.ts';

/**
 * Why a form was not accepted, where that is about no single field; read aloud as soon as it is
 * there.
 */
export function FormTrouble({ trouble, more }: { trouble: unknown; more?: string | undefined }) {
  const troubleText = useTroubleText();
  const told = trouble !== null && trouble !== undefined;
  return (
    <div role="alert" className={told ? undefined : 'contents'}>
      {told && (
        <p
          className={clsx(
            'flex items-start gap-2 px-4 py-3',
            'rounded-button bg-danger-soft text-body font-semibold text-danger',
          )}
        >
          <CircleAlert size={20} aria-hidden className="shrink-0" />
          <span>
            {troubleText(trouble)} {more}
          </span>
        </p>
      )}
    </div>
  );
}
