import { Module } from '@nestjs/common';
import { EndOtherSessionsHandler, EndSessionHandler } from './end-session.handler.js';
import { ListSessionsHandler } from './list-sessions.handler.js';
import { OwnSessionsController } from './own-sessions.controller.js';

/** Where somebody is signed in, and how they sign out there. Needs `AuthModule`. */
@Module({
  controllers: [OwnSessionsController],
  providers: [ListSessionsHandler, EndSessionHandler, EndOtherSessionsHandler],
})
export class OwnSessionsModule {}
