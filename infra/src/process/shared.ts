/**
 * Lets callers that ask while an answer is being found share it, so that a flood of questions costs one at a time. No
 * answer is kept.
 */
export function shared<T>(find: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= find().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
