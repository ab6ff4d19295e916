import { Card, IconDisc } from '@lantern/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NothingYetProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}

/** An empty state of the member's account. */
export function NothingYet({ icon: Icon, title, text, children }: NothingYetProps) {
  return (
    <Card as="section" className="flex flex-wrap items-center gap-4">
      <IconDisc icon={Icon} className="bg-sunken text-text-2" />
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1 text-body text-text-2">{text}</p>
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </Card>
  );
}
