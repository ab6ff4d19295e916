import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Own props, `as`, and whatever the element or component named by `as` takes (such as `to` of a
 * router's link).
 */
export type Polymorphic<Own, Element extends ElementType> = Own & {
  as?: Element | undefined;
} & Omit<ComponentPropsWithRef<Element>, keyof Own | 'as'>;
