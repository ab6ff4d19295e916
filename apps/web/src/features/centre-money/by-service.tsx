import { Card } from '@lantern/ui';
import { Headset } from 'lucide-react';
import { ContactButton } from '../../lib/contact-button.tsx';

interface ByServiceProps {
  title: string;
  text: string;
  action: string;
}

/** Something that the brand's people do for a member, with the way to ask for it. */
export function ByService({ title, text, action }: ByServiceProps) {
  return (
    <Card as="section" className="flex flex-wrap items-center gap-4">
      <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
        <Headset size={24} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1 text-body text-text-2">{text}</p>
      </div>
      <ContactButton label={action} className="max-sm:w-full" />
    </Card>
  );
}
