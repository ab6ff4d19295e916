const two = (part: number) => String(part).padStart(2, '0');

/** A moment as `yyyy-MM-dd hh:mm:ss` in the visitor's own time zone, the same in every language. */
export function stampText(instant: string): string {
  const at = new Date(instant);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(two).join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
}

export function Stamp({ instant, className }: { instant: string; className?: string }) {
  return (
    <time dateTime={instant} className={className}>
      <bdi dir="ltr" className="num">
        {stampText(instant)}
      </bdi>
    </time>
  );
}
