/** A small laptop. */
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

/** The smallest phone that is still common. */
export const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } as const;
