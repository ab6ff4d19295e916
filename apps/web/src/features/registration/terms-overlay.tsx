import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSite } from '../../lib/site/site.ts';
import TermsModal from './terms-modal.tsx';

/** The terms at an address of their own, `?overlay=terms`, for who only wants to read them. */
export default function TermsOverlay() {
  const { close } = useOverlay();
  return <TermsModal minimumAge={useSite().settings.minimumAge} onClose={close} />;
}
