import { Module } from '@nestjs/common';
import { BusinessController } from './business.controller.js';
import { ChangeFactHandler, UndoChangeHandler } from './change-fact.handler.js';
import { FactStore } from './fact-store.js';
import { ReadBusinessHandler } from './read-business.handler.js';

/** What changes in a year, changed by the owner: prices, opening hours, closed days, the campaign. */
@Module({
  controllers: [BusinessController],
  providers: [FactStore, ReadBusinessHandler, ChangeFactHandler, UndoChangeHandler],
})
export class BusinessModule {}
