import type { Brands, Data, Logged } from '../../contexts.ts';

export type AgreementContext = Data & Logged & Brands;
