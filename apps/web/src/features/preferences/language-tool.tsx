import type { ReactNode } from 'react';
import { LanguagePicker } from './language-picker.tsx';

/** The choice of language in the header. */
export default function LanguageTool(): ReactNode {
  return <LanguagePicker compact header />;
}
