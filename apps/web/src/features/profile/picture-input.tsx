import { uploadAvatar } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { CircleAlert, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPicture } from './crop.ts';

const largest = uploadAvatar.upload.bytes;
const megabyte = 1024 * 1024;
const isTaken = (type: string): type is OwnPicture['type'] =>
  type === 'image/png' || type === 'image/jpeg';

type Problem = 'type' | 'size' | 'unreadable';

/** Reads a file as a picture, or says why it is none that is taken. */
async function read(file: File): Promise<OwnPicture | Problem> {
  const { type } = file;
  if (!isTaken(type)) return 'type';
  if (file.size > largest) return 'size';
  try {
    return { bitmap: await createImageBitmap(file), type };
  } catch {
    return 'unreadable';
  }
}

/** Chooses a picture from the device. */
export function PictureInput({ onPicture }: { onPicture: (picture: OwnPicture) => void }) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [problem, setProblem] = useState<Problem>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const picture = await read(file);
    if (typeof picture === 'string') setProblem(picture);
    else onPicture(picture);
  };
  return (
    <div className="flex flex-col gap-2 border-t border-border pt-5">
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('upload.action')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file can be chosen again after it was put right.
          event.target.value = '';
        }}
      />
      <Button
        kind="soft"
        block
        size={48}
        aria-describedby={hint}
        start={<Upload size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('upload.action')}
      </Button>
      <p id={hint} className="text-caption text-text-3">
        {t('upload.hint', { size: largest / megabyte })}
      </p>
      <p
        role="alert"
        className="empty:hidden flex items-start gap-1.5 text-caption font-semibold text-danger"
      >
        {problem && (
          <>
            <CircleAlert size={16} className="shrink-0" aria-hidden />
            <span>{t(`upload.problem.${problem}`, { size: largest / megabyte })}</span>
          </>
        )}
      </p>
    </div>
  );
}
