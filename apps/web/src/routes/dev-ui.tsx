import type { ReactNode } from 'react';
import { Gallery } from '../features/gallery/gallery.tsx';
import { usePageTitle } from '../lib/navigation/title.ts';

export default function DevUiRoute(): ReactNode {
  usePageTitle('Components');
  return <Gallery />;
}
