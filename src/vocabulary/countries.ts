/** Countries as ISO 3166-1 has them: two letters, and the three in small ones. */
const codes = `
  ADand AEare AFafg AGatg AIaia ALalb AMarm AOago AQata ARarg ASasm ATaut AUaus AWabw AXala AZaze BAbih BBbrb
  BDbgd BEbel BFbfa BGbgr BHbhr BIbdi BJben BLblm BMbmu BNbrn BObol BQbes BRbra BSbhs BTbtn BVbvt BWbwa BYblr
  BZblz CAcan CCcck CDcod CFcaf CGcog CHche CIciv CKcok CLchl CMcmr CNchn COcol CRcri CUcub CVcpv CWcuw CXcxr
  CYcyp CZcze DEdeu DJdji DKdnk DMdma DOdom DZdza ECecu EEest EGegy EHesh EReri ESesp ETeth FIfin FJfji FKflk
  FMfsm FOfro FRfra GAgab GBgbr GDgrd GEgeo GFguf GGggy GHgha GIgib GLgrl GMgmb GNgin GPglp GQgnq GRgrc GSsgs
  GTgtm GUgum GWgnb GYguy HKhkg HMhmd HNhnd HRhrv HThti HUhun IDidn IEirl ILisr IMimn INind IOiot IQirq IRirn
  ISisl ITita JEjey JMjam JOjor JPjpn KEken KGkgz KHkhm KIkir KMcom KNkna KPprk KRkor KWkwt KYcym KZkaz LAlao
  LBlbn LClca LIlie LKlka LRlbr LSlso LTltu LUlux LVlva LYlby MAmar MCmco MDmda MEmne MFmaf MGmdg MHmhl MKmkd
  MLmli MMmmr MNmng MOmac MPmnp MQmtq MRmrt MSmsr MTmlt MUmus MVmdv MWmwi MXmex MYmys MZmoz NAnam NCncl NEner
  NFnfk NGnga NInic NLnld NOnor NPnpl NRnru NUniu NZnzl OMomn PApan PEper PFpyf PGpng PHphl PKpak PLpol PMspm
  PNpcn PRpri PSpse PTprt PWplw PYpry QAqat REreu ROrou RSsrb RUrus RWrwa SAsau SBslb SCsyc SDsdn SEswe SGsgp
  SHshn SIsvn SJsjm SKsvk SLsle SMsmr SNsen SOsom SRsur SSssd STstp SVslv SXsxm SYsyr SZswz TCtca TDtcd TFatf
  TGtgo THtha TJtjk TKtkl TLtls TMtkm TNtun TOton TRtur TTtto TVtuv TWtwn TZtza UAukr UGuga UMumi USusa UYury
  UZuzb VAvat VCvct VEven VGvgb VIvir VNvnm VUvut WFwlf WSwsm YEyem YTmyt ZAzaf ZMzmb ZWzwe
`

const LETTERS = 2
/** The three letters of a country, by its two. */
export const threeLetters: ReadonlyMap<string, string> = new Map(
  codes
    .trim()
    .split(/\s+/)
    .map((code) => [code.slice(0, LETTERS), code.slice(LETTERS)]),
)

/** Every code of two letters. */
export const countries: readonly string[] = [...threeLetters.keys()]
