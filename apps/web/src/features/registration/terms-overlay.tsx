import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSite } from '../../lib/site/site.ts';
import TermsModal from './terms-modal.tsx';

/** The terms at their own address, `?overlay=terms`, without a registration. */
export default function TermsOverlay() {
  const { close } = useOverlay();
  return <TermsModal minimumAge={useSite().settings.minimumAge} onClose={close} />;
}
