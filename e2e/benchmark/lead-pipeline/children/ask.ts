import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A part of the bench in a process of its own, so that it takes no time from what is measured; one question at a time. */
export class Child<Question, Answer> {
  private readonly process: ChildProcess;

  /** @param file compiled, beside this one */
  constructor(file: string) {
    this.process = fork(fileURLToPath(new URL(file, import.meta.url)));
  }

  /** @throws Error where the child could not answer */
  async ask(question: Question): Promise<Answer> {
    this.process.send(question as object);
    const [{ answer, error }] = (await once(this.process, 'message')) as [Message<Answer>];
    if (answer === undefined) throw new Error(error);
    return answer;
  }

  async stop(): Promise<void> {
    const exited = once(this.process, 'exit');
    this.process.kill();
    await exited;
  }
}

interface Message<Answer> {
  readonly answer?: Answer;
  readonly error?: string;
}

/** The child's side: answers what the bench asks, and ends with it. */
export function answerBench<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  const reply = (message: Message<Answer>) => process.send?.(message);
  process.once('disconnect', () => process.exit());
  process.on('message', (question) => {
    answer(question as Question).then(
      (result) => reply({ answer: result }),
      (error: unknown) => reply({ error: String(error) }),
    );
  });
}
