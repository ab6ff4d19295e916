import { useSearchParams } from 'react-router-dom';

/**
 * Codes of games and of ways to play; whatever else an address carries is not repeated on the page.
 */
const code = /^[\w-]{1,32}$/;

const read = (search: URLSearchParams, key: string): string | undefined => {
  const asked = search.get(key) ?? '';
  return code.test(asked) ? asked : undefined;
};

/** The game and play type of an address (NAV-03). */
export function useAskedFor(): { gameCode: string | undefined; playType: string | undefined } {
  const [search] = useSearchParams();
  return { gameCode: read(search, 'gameCode'), playType: read(search, 'playType') };
}
