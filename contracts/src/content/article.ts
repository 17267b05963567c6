/** An article as `GET /api/blog` lists it. */
export interface ArticleTeaser {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Name of its picture. */
  readonly image: string;
}

/** An article as `GET /api/blog/{slug}` answers it; old ones may lack their date (ISO 8601). */
export interface ArticleDetail extends ArticleTeaser {
  readonly createdAt: string | null;
}
