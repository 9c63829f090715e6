// The basic example in Objective-C: as it was for iCarousel, but for its import.
@import UIKit;
@import CarouselCompatibility;

@interface ClassicController : UIViewController <iCarouselDataSource, iCarouselDelegate>
@property (nonatomic, strong) iCarousel *carousel;
@property (nonatomic, strong) NSMutableArray<NSNumber *> *items;
@end

@implementation ClassicController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.carousel = [[iCarousel alloc] initWithFrame:self.view.bounds];
    self.carousel.type = iCarouselTypeCoverFlow2;
    self.carousel.vertical = NO;
    self.carousel.scrollEnabled = YES;
    self.carousel.contentOffset = CGSizeMake(0, 10);
    self.carousel.delegate = self;
    self.carousel.dataSource = self;
    [self.view addSubview:self.carousel];
}

- (void)insert
{
    NSInteger index = MAX(0, self.carousel.currentItemIndex);
    [self.items insertObject:@(self.carousel.numberOfItems) atIndex:index];
    [self.carousel insertItemAtIndex:index animated:YES];
    [self.carousel scrollByNumberOfItems:1 duration:0.5];
}

- (NSInteger)numberOfItemsInCarousel:(iCarousel *)carousel
{
    return self.items.count;
}

- (UIView *)carousel:(iCarousel *)carousel viewForItemAtIndex:(NSInteger)index reusingView:(UIView *)view
{
    UILabel *label = (UILabel *)view ?: [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 200, 200)];
    label.text = [self.items[index] stringValue];
    return label;
}

- (CGFloat)carousel:(iCarousel *)carousel valueForOption:(iCarouselOption)option withDefault:(CGFloat)value
{
    switch (option)
    {
        case iCarouselOptionSpacing: return value * 1.1;
        case iCarouselOptionWrap: return carousel.isVertical;
        default: return value;
    }
}

- (void)carousel:(iCarousel *)carousel didSelectItemAtIndex:(NSInteger)index
{
    if ([carousel indexOfItemView:carousel.currentItemView] == NSNotFound) [carousel reloadData];
}

@end
