import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface ErrorBlockProps {
  /** One sentence about the problem. */
  title: ReactNode;
  hint?: ReactNode;
  /** The reference for support. */
  request?: { label: ReactNode; id: string } | undefined;
  retry?: { label: ReactNode; onRetry: () => void; busy?: boolean | undefined } | undefined;
  /** A link to customer service. */
  contact?: ReactNode;
  className?: string | undefined;
}

/** Replaces content after an error, with the request id and next steps. */
export function ErrorBlock({
  title,
  hint,
  request,
  retry,
  contact,
  className,
}: ErrorBlockProps): ReactNode {
  return (
    <div
      role="alert"
      className={clsx(
        'mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-10 text-center',
        className,
      )}
    >
      <span
        aria-hidden
        className="mb-2 grid size-16 place-items-center rounded-full bg-danger-soft text-danger"
      >
        <TriangleAlert size={28} />
      </span>
      <p className="text-h3 text-balance text-text">{title}</p>
      {hint && <p className="text-body text-balance text-text-2">{hint}</p>}
      {request && (
        <p className="text-caption text-text-3">
          {request.label}{' '}
          <bdi dir="ltr" className="num font-semibold tracking-[.02em] break-all select-all">
            {request.id}
          </bdi>
        </p>
      )}
      {(retry || contact) && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          {retry && (
            <Button loading={retry.busy} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {contact}
        </div>
      )}
    </div>
  );
}
