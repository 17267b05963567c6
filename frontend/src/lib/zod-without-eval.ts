/*
 * zod tries out whether it may compile code. The content security policy forbids that, and a browser reports each try.
 * It reads this setting when its first schema is made, so this file is imported before anything else.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
