/** Tells the package to unpack the libraries that a bare Linux lacks; it reads this when it is loaded. */
const RUNTIME = 'nodejs20.x';

/** Unpacks the Chromium of npm's `@sparticuz/chromium`; undefined where it can't run. */
export async function sparticuzChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= RUNTIME;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } catch (error) {
    console.warn(`@sparticuz/chromium can't be used: ${(error as Error).message}`);
    return undefined;
  }
}
