import { DEFAULT_PAGE, PageCursor, PageSize } from '../../paging/page-rules.js';

/** Query of `GET /api/spam`. */
export class ListSpamRequest {
  @PageSize()
  limit: number = DEFAULT_PAGE;

  @PageCursor()
  cursor?: string;
}
