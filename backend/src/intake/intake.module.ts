import { type DynamicModule, Module } from '@nestjs/common';
import { ContactController } from './contact.controller.js';
import { FormController } from './form.controller.js';
import { IntakeLimit } from './intake-limit.js';
import { createIntakePool, INTAKE_POOL, SubmissionStore } from './submission-store.js';
import { SubmitLeadHandler } from './submit-lead.handler.js';

interface IntakeSettings {
  readonly databaseUrl: string;
}

/** The channels of enquiries: from a visitor's words to a stored submission and its event. */
@Module({})
export class IntakeModule {
  static forRoot({ databaseUrl }: IntakeSettings): DynamicModule {
    return {
      module: IntakeModule,
      controllers: [ContactController, FormController],
      providers: [
        { provide: INTAKE_POOL, useFactory: () => createIntakePool(databaseUrl) },
        IntakeLimit,
        SubmissionStore,
        SubmitLeadHandler,
      ],
      exports: [SubmissionStore],
    };
  }
}
