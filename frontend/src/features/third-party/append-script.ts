/** Called at the end of a script's loading. */
interface ScriptEvents {
  readonly onLoad?: () => void;
  readonly onFailed?: () => void;
}

/**
 * Loads a provider's script: an element that our own code makes, as the content security policy wants it.
 *
 * @param dataset its `data-` attributes
 */
export function appendScript(
  parent: Element,
  address: string,
  dataset: Readonly<Record<string, string>>,
  { onLoad, onFailed }: ScriptEvents = {},
): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  Object.assign(script.dataset, dataset);
  if (onLoad) script.addEventListener('load', onLoad);
  if (onFailed) script.addEventListener('error', onFailed);
  parent.append(script);
}
