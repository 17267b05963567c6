import { Module } from '@nestjs/common';
import { EndOtherSessionsController } from './end-other-sessions/end-other-sessions.controller.js';
import { EndOtherSessionsHandler } from './end-other-sessions/end-other-sessions.handler.js';
import { EndSessionController } from './end-session/end-session.controller.js';
import { EndSessionHandler } from './end-session/end-session.handler.js';
import { ListSessionsController } from './list-sessions/list-sessions.controller.js';
import { ListSessionsHandler } from './list-sessions/list-sessions.handler.js';

/** Where somebody is signed in, and how they sign out there. Needs `AuthModule`. */
@Module({
  controllers: [ListSessionsController, EndSessionController, EndOtherSessionsController],
  providers: [ListSessionsHandler, EndSessionHandler, EndOtherSessionsHandler],
})
export class OwnSessionsModule {}
