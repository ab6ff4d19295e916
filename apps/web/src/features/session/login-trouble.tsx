import { CircleAlert } from 'lucide-react';
import { useTroubleText } from '../../lib/trouble-text.ts';

/** Why a login failed; read aloud as soon as it is there. */
export function LoginTrouble({ trouble }: { trouble: Error | null }) {
  const troubleText = useTroubleText();
  return (
    <div role="alert" className={trouble ? undefined : '-mt-4'}>
      {trouble && (
        <p className="flex items-start gap-2 rounded-button bg-danger-soft px-4 py-3 text-body font-semibold text-danger">
          <CircleAlert size={20} aria-hidden className="shrink-0" />
          <span>{troubleText(trouble)}</span>
        </p>
      )}
    </div>
  );
}
