import { banners } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { queryOf } from '../../lib/api/queries.ts';

/**
 * Whether the banners above the page are known; the content below waits, so that it does not jump.
 */
export function useBannersKnown(): boolean {
  const { pathname } = useLocation();
  return !useQuery(queryOf(banners, { groupName: pathname })).isPending;
}
