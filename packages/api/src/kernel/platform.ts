import type { Resource } from './resource.ts';

/** Stands where a company does in rows and calls of what is the platform's own; no company has this id. */
export const platformId = '00000000-0000-0000-0000-000000000000';
/** Languages of the platform's own texts, the one that must be filled first. */
export const platformLanguages: readonly string[] = ['en-GB', 'es-ES', 'ar-EG'];

type Owned = Pick<Resource, 'owner' | 'published'>;
export const isOfPlatform = ({ owner }: Pick<Resource, 'owner'>): boolean => owner === 'system';
/** Where the records of an area stand that somebody asks for in a company. */
export const tenantOf = (resource: Pick<Resource, 'owner'>, idCompany: string): string =>
  isOfPlatform(resource) ? platformId : idCompany;
/** Whether tills are given the records of an area. */
export const isPublished = ({ owner, published }: Owned): boolean =>
  owner !== 'system' && published !== false;
