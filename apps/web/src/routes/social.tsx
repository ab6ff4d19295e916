import type { ReactNode } from 'react';
import { SocialPage } from '../features/session/social-page.tsx';

/** `/social`. */
export default function SocialRoute(): ReactNode {
  return <SocialPage />;
}
