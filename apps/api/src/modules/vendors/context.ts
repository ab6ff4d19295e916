import type { Brands } from '../../contexts.ts';
import type { PlayContext } from '../play/index.ts';

export type VendorsContext = PlayContext & Brands;
