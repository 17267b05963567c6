import { Module } from '@nestjs/common';
import { ChangeFactController } from './change-fact/change-fact.controller.js';
import { ChangeFactHandler } from './change-fact/change-fact.handler.js';
import { FactStore } from './fact-store.js';
import { ReadBusinessController } from './read-business/read-business.controller.js';
import { ReadBusinessHandler } from './read-business/read-business.handler.js';
import { UndoChangeController } from './undo-change/undo-change.controller.js';
import { UndoChangeHandler } from './undo-change/undo-change.handler.js';

/** What changes in a year, changed by the owner: prices, opening hours, closed days, the campaign. */
@Module({
  controllers: [ReadBusinessController, ChangeFactController, UndoChangeController],
  providers: [FactStore, ReadBusinessHandler, ChangeFactHandler, UndoChangeHandler],
})
export class BusinessModule {}
