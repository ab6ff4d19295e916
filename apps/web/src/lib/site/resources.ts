import { permission, type Resource, type ResourceName } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/queries.ts';

/**
 * What the brand shows of the world outside changes rarely, and a page asks for it more than once.
 */
const staleTime = 300_000;

const useOutside = () =>
  useQuery({ ...queryOf(permission, { host: window.location.host }), staleTime }).data?.info;

/** The addresses outside that the brand shows, in their order; none until they are known. */
export const useResources = (): readonly Resource[] => useOutside()?.resources ?? [];

/** Whether the brand has a way to reach its people; not until it is known. */
export const useHasService = (): boolean => (useOutside()?.customerService.length ?? 0) > 0;

/** The resource of a name, where the brand has it. */
export const useResource = (name: ResourceName): Resource | undefined =>
  useResources().find((resource) => resource.name === name);

/** An address that may be linked: of the web, or of a messenger's app. */
export const safeLink = (address: string): string | undefined =>
  URL.canParse(address) && /^(https?|tg|viber|whatsapp|line):$/.test(new URL(address).protocol)
    ? address
    : undefined;
