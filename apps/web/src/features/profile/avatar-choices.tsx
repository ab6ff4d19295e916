import type { playerAvatar, ValueOf } from '@lantern/contracts';
import { Picture } from '@lantern/ui';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface AvatarChoicesProps {
  choices: ValueOf<typeof playerAvatar>['choices'];
  /** Null: a picture of the member's own. */
  value: string | null;
  onChange: (id: string) => void;
}

/** The drawn faces as one group of radio buttons. */
export function AvatarChoices({ choices, value, onChange }: AvatarChoicesProps) {
  const { t } = useTranslation('profile');
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3 text-label text-text-2">{t('avatar.choose')}</legend>
      <div className="grid grid-cols-4 gap-3 sm:grid-cols-6">
        {choices.map(({ id, url }, at) => (
          <label key={id} className="relative aspect-square cursor-pointer">
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              aria-label={t('avatar.face', { number: at + 1 })}
              className={clsx(
                'peer absolute inset-0 z-1 size-full appearance-none',
                'rounded-full outline-offset-4',
                'cursor-pointer checked:ring-3 checked:ring-brand checked:ring-offset-2',
                'checked:ring-offset-raised',
              )}
            />
            <Picture
              src={url}
              width={96}
              height={96}
              className="size-full rounded-full bg-sunken object-cover"
            />
            <span
              className={clsx(
                'pointer-events-none absolute end-0 bottom-0 z-2 hidden size-6',
                'place-items-center rounded-full bg-brand text-on-brand',
                'peer-checked:grid',
              )}
            >
              <Check size={14} strokeWidth={3} aria-hidden />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
