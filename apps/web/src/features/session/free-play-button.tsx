import { Button, type ButtonProps } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useFreePlay } from './use-free-play.ts';

/** Trial play in one click; nothing where the brand does not offer it. */
export function FreePlayButton(props: Pick<ButtonProps, 'kind' | 'size' | 'block' | 'className'>) {
  const { t } = useTranslation('session');
  const { offered, start, busy } = useFreePlay();
  if (!offered) return null;
  return (
    <Button kind="outline" {...props} loading={busy} onClick={start}>
      {t('freePlay')}
    </Button>
  );
}
