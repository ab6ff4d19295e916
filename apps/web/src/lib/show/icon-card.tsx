import { Card, IconDisc } from '@lantern/ui';
import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface IconCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  level: 2 | 3;
  /** The icon is above the text where there is room. */
  tall?: boolean;
}

/** One point of an explanation: an icon, a title and a text. */
export function IconCard({
  icon: Icon,
  title,
  text,
  level,
  tall = false,
}: IconCardProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <Card className={clsx('flex gap-4', tall && 'md:flex-col md:gap-3')}>
      <IconDisc icon={Icon} size="small" />
      <div className="min-w-0">
        <Heading className="text-h3">{title}</Heading>
        <p className="mt-1 text-body text-text-2">{text}</p>
      </div>
    </Card>
  );
}
