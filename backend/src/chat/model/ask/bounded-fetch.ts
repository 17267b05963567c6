import { ModelFailure } from './model-failure.js';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A fetch whose response fails after so many bytes: a line without end would otherwise be collected until memory is full.
 * It follows no redirect, as the question shall go where the operator said and nowhere else.
 */
export function boundedFetch(limit: number): Fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const { body, status, statusText, headers } = response;
    return body ? new Response(body.pipeThrough(endingAfter(limit)), { status, statusText, headers }) : response;
  };
}

function endingAfter(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      if (passed > limit) controller.error(new ModelFailure('malformed'));
      else controller.enqueue(chunk);
    },
  });
}
