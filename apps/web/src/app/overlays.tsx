import type { LoginStep } from '@lantern/contracts';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../lib/navigation/overlay.ts';
import type { OverlayManifest } from '../lib/navigation/overlay-manifest.ts';
import { part } from '../lib/parts/lazy-part.ts';
import { usePendingLogin } from '../lib/session/login-step.ts';
import { useSession } from '../lib/session/session.ts';
import { toast } from '../lib/show/toast.ts';
import { SlowToast } from '../lib/trouble/slow-notice.tsx';
import { TroubleBoundary } from '../lib/trouble/trouble-boundary.tsx';
import { overlays } from '../routes/manifests.ts';
import { UnknownOverlay } from './unknown-overlay.tsx';

interface Shown extends Omit<OverlayManifest, 'load'> {
  Overlay: ComponentType;
}

const shown = new Map<string, Shown>(
  Object.entries<OverlayManifest>({
    ...overlays,
    centre: {
      for: 'members',
      asksLogin: true,
      load: () => import('./member-centre/member-centre.tsx'),
    },
    agent: {
      for: 'members',
      asksLogin: true,
      load: () => import('./agent-centre/agent-centre.tsx'),
    },
  }).map(([name, { load, ...one }]) => [name, { ...one, Overlay: lazy(part(load)) }]),
);

const NewPasswordModal = lazy(part(() => import('../features/password/new-password-modal.tsx')));

/** A part that did not come leaves the page as it was, and says so. */
function Missing({ onTold }: { onTold: () => void }): ReactNode {
  const { t } = useTranslation('common');
  useEffect(() => {
    toast('danger', t('trouble.part'));
    onTold();
  });
  return null;
}

/** The overlay of a name, as far as the visitor may see it; one of members may ask to log in. */
function chosen(
  name: string,
  loggedIn: boolean,
  step: LoginStep | undefined,
): ComponentType | undefined {
  const one = shown.get(name);
  if (!one) return UnknownOverlay;
  if (!loggedIn && (name === 'login' || one.asksLogin))
    return step === 'change_password' ? NewPasswordModal : shown.get('login')?.Overlay;
  return one.for === 'everybody' || loggedIn === (one.for === 'members') ? one.Overlay : undefined;
}

/** Shows the overlay of the address. Each is a separate chunk, fetched when it is first opened. */
export function Overlays(): ReactNode {
  const { current, close } = useOverlay();
  const loggedIn = useSession() !== undefined;
  const step = usePendingLogin()?.next;
  const Current = current && chosen(current.name, loggedIn, step);
  if (!Current) return null;
  return (
    <TroubleBoundary key={current.name} fallback={() => <Missing onTold={close} />}>
      <Suspense fallback={<SlowToast />}>
        <Current />
      </Suspense>
    </TroubleBoundary>
  );
}
