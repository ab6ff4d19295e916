import { Button, type ButtonKind } from '@lantern/ui';
import { Headset } from 'lucide-react';
import { useCustomerService } from './customer-service.ts';

interface ContactButtonProps {
  label: string;
  kind?: ButtonKind;
  className?: string;
}

/** Leads to the brand's people, where they are the ones who can help. */
export function ContactButton({ label, kind = 'brand', className }: ContactButtonProps) {
  const contact = useCustomerService();
  return (
    <Button kind={kind} className={className} start={<Headset size={18} aria-hidden />} onClick={() => void contact()}>
      {label}
    </Button>
  );
}
