import { pictureUpload } from '@lantern/contracts';
import { IconButton } from '@lantern/ui';
import clsx from 'clsx';
import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture, PictureProblem, usePictures } from './use-pictures.ts';

const megabyte = 1024 * 1024;
const limits = { count: pictureUpload.files, size: pictureUpload.bytes / megabyte };

interface PreviewProps {
  picture: Picture;
  onRemove: () => void;
}

function Preview({ picture: { file, address }, onRemove }: PreviewProps): ReactNode {
  const { t } = useTranslation('help');
  return (
    <li className="relative size-24 overflow-hidden rounded-button border border-border bg-sunken">
      <img src={address} alt={file.name} className="size-full object-cover" />
      <IconButton
        label={t('feedback.remove', { name: file.name })}
        icon={<X size={16} aria-hidden />}
        onClick={onRemove}
        className={clsx(
          'absolute! end-1 top-1 size-7! hit-44',
          'rounded-full! bg-plate text-white! hover:bg-ink!',
        )}
      />
    </li>
  );
}

function Problems({ problems }: { problems: readonly PictureProblem[] }): ReactNode {
  const { t } = useTranslation('help');
  return (
    <div role="alert" className="flex flex-col gap-1 empty:hidden">
      {problems.map(({ name, kind }) => (
        <p
          key={`${name}-${kind}`}
          className="flex items-start gap-1.5 text-caption font-semibold text-danger"
        >
          <CircleAlert size={16} className="shrink-0" aria-hidden />
          <span className="min-w-0 wrap-anywhere">
            {t(`feedback.problem.${kind}`, { name, ...limits })}
          </span>
        </p>
      ))}
    </div>
  );
}

interface PictureSlotsProps extends ReturnType<typeof usePictures> {
  /** What the pictures are for; usually that they may be added. */
  label?: string | undefined;
}

/**
 * The pictures that go with a message: each can be seen and taken back, and what is not taken is
 * said file by file.
 */
export function PictureSlots({
  pictures,
  problems,
  add,
  remove,
  label,
}: PictureSlotsProps): ReactNode {
  const { t } = useTranslation('help');
  const input = useRef<HTMLInputElement>(null);
  const [title, hint] = [useId(), useId()];
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser lays out a fieldset as a row.
    <div
      role="group"
      aria-labelledby={title}
      aria-describedby={hint}
      className="flex flex-col gap-1.5"
    >
      <p id={title} className="text-label text-text-2">
        {label ?? t('feedback.pictures')}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/png,image/jpeg"
        aria-label={t('feedback.add')}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was put right.
          event.target.value = '';
        }}
      />
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture) => (
          <Preview key={picture.id} picture={picture} onRemove={() => remove(picture.id)} />
        ))}
        {pictures.length < limits.count && (
          <li>
            <button
              type="button"
              aria-label={t('feedback.add')}
              onClick={() => input.current?.click()}
              className={clsx(
                'grid size-24 place-items-center',
                'rounded-button border border-dashed border-border-strong text-text-2',
                'transition-colors hover:border-brand hover:text-brand',
              )}
            >
              <ImagePlus size={24} aria-hidden />
            </button>
          </li>
        )}
      </ul>
      <Problems problems={problems} />
      <p id={hint} className="text-caption text-text-3">
        {t('feedback.picturesHint', limits)}
      </p>
    </div>
  );
}
