import { Modal } from '@lantern/ui/modal';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { HelpContent } from './help-content.tsx';

/** The help centre over the page, `?overlay=help`; the parameter `hash` names a section. */
export default function HelpModal(): ReactNode {
  const { t } = useTranslation(['help', 'common']);
  const { current, close } = useOverlay();
  const [hash, setHash] = useState(current?.params.hash ?? '');
  return (
    <Modal open onOpenChange={close} title={t('title')} closeLabel={t('common:close')}>
      <HelpContent inside hash={hash} onChoose={setHash} />
    </Modal>
  );
}
