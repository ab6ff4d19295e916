import { banners } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { queryOf } from '../../lib/api/queries.ts';

/**
 * Whether it is known which banners stand above the page; what stands below them waits, so that it
 * does not jump.
 */
export function useBannersKnown(): boolean {
  const { pathname } = useLocation();
  return !useQuery(queryOf(banners, { groupName: pathname })).isPending;
}
